import { catalogue } from '@tributary/sdk/common'

export const copyButtonText = catalogue('ui.primitives.copy-button', {
  copy: 'Copy',
  copied: 'Copied',
  theBrowserDidNotAllow: 'The browser did not allow copying.',
  copyNamed: (text: string) => `Copy ${text}`,
})
