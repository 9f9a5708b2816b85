/** The height of the bar over the lower edge of the window, from which everything else there keeps clear. */
export const footHeight = '--tributary-foot'

/** The height of the action bar of the page, which toasts keep clear of. */
export const actionBarHeight = '--tributary-action-bar'

/** The lower edge of the window, above the bar over it. */
export const aboveFoot = `var(${footHeight}, 0px)`
