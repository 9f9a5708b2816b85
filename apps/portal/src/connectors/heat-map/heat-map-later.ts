import { lazyScreen } from '../../page/lazy-screen.ts'

/** The heat map of an organisation, within a `ChunkSuspense`. */
export const HeatMapLater = lazyScreen(
  async () => (await import('./OrganisationHeatMap.tsx')).OrganisationHeatMap,
)
