/** Returns the reading direction of the page. Layout follows it through CSS; only scripts need this. */
export const pageDirection = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
