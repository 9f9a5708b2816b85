import type { ComponentType } from 'react'

/** The type of an icon: any lucide-react icon, or an own svg component. */
export type IconType = ComponentType<{
  size?: number | string
  className?: string
  'aria-hidden'?: boolean
}>
