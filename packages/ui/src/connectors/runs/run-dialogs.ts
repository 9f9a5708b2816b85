// One module for every dialog of a dashboard's card, loaded together.
export { FullRefreshDialog } from '../FullRefreshDialog.tsx'
export { RefreshDetailDialog } from '../RefreshDetailDialog.tsx'
export { RunHistoryDialog } from './RunHistoryDialog.tsx'
