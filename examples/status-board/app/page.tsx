import { Badge, Inline, Stack, Text } from '@tributary/ui'
import { boardRows } from '../lib/connectors'

// The page is drawn again at most once a minute, however many screens show it.
export const revalidate = 60

export default async function StatusBoard() {
  const rows = await boardRows()
  return (
    <main style={{ padding: 32 }}>
      <Stack gap={4}>
        <Text as="h1" size="xl" fontWeight="semibold">
          {rows.filter(({ isFine }) => isFine).length} of {rows.length} connectors are up to date
        </Text>
        <Stack as="ul" gap={2}>
          {rows.map(({ name, label, isFine, refreshedAt }) => (
            <Inline as="li" key={name} gap={2}>
              <Badge tone={isFine ? 'success' : 'danger'}>{label}</Badge>
              <span>{name}</span>
              <time dateTime={refreshedAt?.toISOString()}>
                {refreshedAt?.toLocaleString('en-GB') ?? 'never'}
              </time>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </main>
  )
}
