// A separate module, so that the first script does not contain the toast region.
export { ToastRegion } from '@tributary/ui'
