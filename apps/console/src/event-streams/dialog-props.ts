import type { Schemas } from '@tenant-api/client'

/** What all dialogs of an event stream have in common. */
export interface DialogProps {
  readonly stream: Schemas['EventStream']
  readonly onClose: () => void
}
