/** The window widths at which the layout changes, in CSS pixels. */
export const breakpoints = {
  phone: 575,
  tablet: 768,
  desktop: 900,
  wide: 1100,
  full: 1280,
  extraWide: 1600,
  thirdColumn: 1920,
} as const

/** The media queries for components. CSS variables do not work in media queries. */
export const media = {
  phone: `(width < ${breakpoints.phone}px)`,
  belowTablet: `(width < ${breakpoints.tablet}px)`,
  belowDesktop: `(width < ${breakpoints.desktop}px)`,
  belowWide: `(width < ${breakpoints.wide}px)`,
  belowFull: `(width < ${breakpoints.full}px)`,
  tablet: `(width >= ${breakpoints.phone}px)`,
  desktop: `(width >= ${breakpoints.desktop}px)`,
  wide: `(width >= ${breakpoints.wide}px)`,
  full: `(width >= ${breakpoints.full}px)`,
  extraWide: `(width >= ${breakpoints.extraWide}px)`,
  thirdColumn: `(width >= ${breakpoints.thirdColumn}px)`,
  touch: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
