import { loadLater } from '../../primitives/load-later.tsx'

const dialogs = loadLater(() => import('./run-dialogs.ts'))

export const FullRefreshDialog = dialogs.part((module) => module.FullRefreshDialog)
export const RefreshDetailDialog = dialogs.part((module) => module.RefreshDetailDialog)
export const RunHistoryDialog = dialogs.part((module) => module.RunHistoryDialog)
