import type { ScimWorld } from './scim-world.ts'

/** Deletes the users at new.example and the groups that a directory has created, and the users' mails. */
export async function deleteProvisioned({ scim, backend }: ScimWorld): Promise<void> {
  const created = encodeURIComponent('userName ew "@new.example"')
  // The directory may delete only its own groups.
  for (const path of [`/Users?filter=${created}`, '/Groups'])
    for (const { meta } of (await scim('GET', path)).json().Resources)
      await scim('DELETE', new URL(meta.location).pathname.replace('/scim/v2', ''))
  await backend.storage.db.deleteFrom('outbox').where('recipient', 'like', '%@new.example').execute()
}
