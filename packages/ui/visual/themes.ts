export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** A value for each theme. */
export type ByTheme<T> = Record<Theme, T>
