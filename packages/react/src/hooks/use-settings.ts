'use client'

import { usePolledQuery } from '../polling/use-polled-query.ts'
import { useClient } from '../provider/client-context.ts'
import { settingsQuery } from '../queries/settings.ts'

/** The switches of the installation, polled every 10 s. */
export const useSettings = () => usePolledQuery(settingsQuery(useClient()))
