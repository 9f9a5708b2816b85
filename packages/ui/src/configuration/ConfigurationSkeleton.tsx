import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { LoadingShape } from '../primitives/Loading/LoadingShape.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './Configuration.css.ts'
import { configurationText } from './configuration.messages.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The skeleton of the settings. */
export const ConfigurationSkeleton = () => (
  <LoadingShape label={configurationText.loadingSettings}>
    {places.map((place) => (
      <div key={place} className={css.row}>
        <Inline justifyContent="space-between" gap={4} className={css.ghost}>
          <Stack gap="2half" flex={1}>
            <Skeleton width="30%" height="14px" />
            <Skeleton width="72%" height="10px" />
          </Stack>
          <Skeleton width="36px" height="20px" radius="full" />
        </Inline>
      </div>
    ))}
  </LoadingShape>
)
