import { useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { menu } from './menu.js'

/** Opens the menu of a narrow page. Escape closes it, and moves the focus back to the button. */
export function MenuButton() {
  const isOpen = useObservable(menu)
  const button = React.useRef(null)
  React.useEffect(() => {
    if (!isOpen) return
    const close = ({ key }) => {
      if (key !== 'Escape') return
      menu.set(false)
      button.current.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return h(
    'button',
    {
      type: 'button',
      ref: button,
      className: 'button menu-button',
      'aria-expanded': isOpen,
      'aria-controls': 'contents',
      onClick: () => menu.set(!isOpen),
    },
    'Menu',
  )
}
