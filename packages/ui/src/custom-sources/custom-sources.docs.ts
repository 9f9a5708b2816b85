import type { Guide } from '../../.storybook/guide.ts'

/** The page of custom sources. */
export const guides = [
  {
    title: 'Custom sources',
    status: 'experimental',
    overlay: true,
    components: [
      'CompareDialog',
      'ConflictBanner',
      'ManifestEditor',
      'ManifestSummary',
      'SourceBar',
      'SourceColumns',
      'SourceHeader',
      'SourcesEmpty',
      'SourcesHeader',
      'SourceTable',
      'TryPanel',
      'VersionsDialog',
    ],
    when: ['To write, try and store the manifest of a source.'],
    whenNot: ['For sources that come with the installation, show `ManifestSummary` alone.'],
    accessibility: [
      'The editor is a text box, so every screen reader supports it. Faults are listed with their lines.',
    ],
  },
] as const satisfies readonly Guide[]
