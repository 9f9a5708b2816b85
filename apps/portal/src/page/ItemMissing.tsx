import { useToasts } from '@tributary/ui'
import { useEffect, useEffectEvent } from 'react'

/** Replaces the form of an item that no longer exists: shows a toast and closes. */
export function ItemMissing({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const { show } = useToasts()
  const leave = useEffectEvent(() => {
    show({ type: 'error', content: sentence })
    onClose()
  })
  useEffect(() => leave(), [])
  return null
}
