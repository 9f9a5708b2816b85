import type { ComponentType } from 'react'

/** What a primitive asks of an icon: any lucide-react icon fits, and so does an svg of one's own. */
export type IconType = ComponentType<{
  size?: number | string
  className?: string
  'aria-hidden'?: boolean
}>
