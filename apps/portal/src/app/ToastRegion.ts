// A module of its own, so that the first script does not contain the toast region.
export { ToastRegion } from '@tributary/ui'
