import { useObservable } from '../observable.js'
import { h, Markdown, React } from '../viewer.js'
import { FormBody } from './form-body.js'
import { JsonBody } from './json-body.js'
import { change } from './request-form.js'

/** The body of a request, in one of its media types. */
export function BodyFields({ body, form, errors, faultOf }) {
  const { mediaType, bodies } = useObservable(form)
  const mediaTypes = Object.keys(body.content)
  const common = { content: body.content[mediaType], entered: bodies[mediaType], form }
  return h(
    React.Fragment,
    null,
    h('h2', null, 'Body', body.required && h('span', { className: 'required' }, 'required')),
    h(Markdown, { source: body.description ?? '' }),
    mediaTypes.length > 1 && h(MediaTypeSelect, { mediaTypes, mediaType, form }),
    common.entered.fields
      ? h(FormBody, { ...common, faultOf })
      : h(JsonBody, { ...common, errors, fault: faultOf('body') }),
  )
}

const MediaTypeSelect = ({ mediaTypes, mediaType, form }) =>
  h(
    'label',
    { className: 'field' },
    'Request content type',
    h(
      'select',
      {
        value: mediaType,
        onChange: event => change(form, { mediaType: event.target.value, showsMissing: false }),
      },
      ...mediaTypes.map(name => h('option', { value: name }, name)),
    ),
  )
