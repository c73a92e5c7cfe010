import type { Schemas } from '@tenant-api/client'

/** The properties that all dialogs of an event stream have. */
export interface DialogProps {
  readonly stream: Schemas['EventStream']
  readonly onClose: () => void
}
