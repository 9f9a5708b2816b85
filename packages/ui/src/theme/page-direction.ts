/** The direction of the page's text. On a server it is left to right, because no page exists there. */
export const pageDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
