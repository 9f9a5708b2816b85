import { Badge } from '@tributary/ui/badge'
import { Button } from '@tributary/ui/button'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <Button variant="primary">Save</Button>
      <Button className="rounded-full">Round</Button>
      <Badge tone="success">Done</Badge>
    </>,
  )
