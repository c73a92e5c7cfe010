import { Component, type ReactNode } from 'react'
import { Problem } from '../states/problem.tsx'

interface ViewBoundaryProps {
  readonly children: ReactNode
}

/** Shows an error in place of a view that fails. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <Problem error={error} />
  }
}
