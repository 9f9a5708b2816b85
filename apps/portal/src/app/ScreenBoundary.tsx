import { Component, type ReactNode } from 'react'
import { ChunkError } from '../page/lazy-screen.ts'

type ScreenBoundaryProps = {
  /** A new value, e.g. another path, clears the failure. */
  resetKey: string
  fallback: (failure: 'chunk' | 'error') => ReactNode
  children: ReactNode
}

type ScreenBoundaryState = { failure: 'chunk' | 'error' | null; resetKey: string }

/** Catches the failure of a screen, so that the navigation stays usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { failure: error instanceof ChunkError ? 'chunk' : 'error' }
  }

  static getDerivedStateFromProps(props: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children
  }
}
