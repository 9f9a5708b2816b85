import { settingProperty } from '@tributary/domain'
import type { SettingNames } from '../manifest/manifest-settings.ts'

/** How settings of our manifests are stored. Sentences name them as the form does. */
export const ownNames: SettingNames = {
  propertyOf: ({ name, secret = false }) => settingProperty({ name, secret }),
  labelOf: ({ title }) => title,
}

/** Returns the property of a setting of a manifest in Airbyte's format. */
export const airbyteProperty = ({ name, isSecret }: { name: string; isSecret: boolean }): string =>
  settingProperty({ name, secret: isSecret })
