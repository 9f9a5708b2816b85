import { useToasts } from '@tributary/ui'
import { useEffect, useEffectEvent } from 'react'

/** Instead of a form for something that is not there any more: says so and leads back to the list. */
export function ItemMissing({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const { show } = useToasts()
  const leave = useEffectEvent(() => {
    show({ type: 'error', content: sentence })
    onClose()
  })
  useEffect(() => leave(), [])
  return null
}
