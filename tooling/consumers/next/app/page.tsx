import { Stack, Text } from '@tributary/ui'
import { Badge } from '@tributary/ui/badge'
import { Button } from '@tributary/ui/button'
import { EmptyState } from '@tributary/ui/empty-state'
import { Skeleton } from '@tributary/ui/loading'
import { StatusPill } from '@tributary/ui/status'
import { RefreshCw } from 'lucide-react'
import { Controls } from '../../shared/Controls'

/** A server component: only `Controls` is part of the script. */
export default function Page() {
  return (
    <Stack as="main" gap={4} padding={6}>
      <Text as="h1" size="xl">
        Components
      </Text>
      <Badge tone="success">Prerendered</Badge>
      <StatusPill tone="progress" icon={RefreshCw}>
        Refreshing
      </StatusPill>
      <Button icon={RefreshCw} type="submit">
        Prerendered button
      </Button>
      <Skeleton width="80px" />
      <EmptyState title="Nothing to do" />
      <Controls />
    </Stack>
  )
}
