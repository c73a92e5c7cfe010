/** Folds the documented errors of an operation, which make up nine tenths of its length and of the time to open it. */
export const foldErrors = () => ({ wrapComponents: { response } })

const response = (Original, { React }) =>
  function FoldedResponse(props) {
    const h = React.createElement
    const { code, response, getComponent } = props
    const [isOpen, setOpen] = React.useState(Number(code) < 400)
    if (isOpen) return h(Original, props)
    const Markdown = getComponent('Markdown', true)
    const show = h('button', { type: 'button', className: 'btn', onClick: () => setOpen(true) }, 'Show')
    return h(
      'tr',
      { className: 'response folded' },
      h('td', { className: 'response-col_status' }, code),
      h(
        'td',
        { className: 'response-col_description' },
        h(Markdown, { source: response.get('description') }),
        show,
      ),
    )
  }
