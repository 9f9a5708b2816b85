'use client'

import { useQuery } from '@tanstack/react-query'
import { useClient } from '../provider/client-context.ts'
import { connectorTypesQuery } from '../queries/connector-types.ts'

/** Every connector type of the installation. */
export const useConnectorTypes = () => useQuery(connectorTypesQuery(useClient()))
