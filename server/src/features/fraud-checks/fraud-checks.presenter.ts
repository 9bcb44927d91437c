import type { Signal } from '@thikana/contract/fraud-checks';
import type { Picture } from '@thikana/contract/pictures';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { PictureRow } from '../../platform/database/tables/listing-tables.ts';
import type { SignalRow } from '../../platform/database/tables/trust-tables.ts';
import { presentListing } from '../listings/listings.feature.ts';
import { presentPicture } from '../pictures/pictures.feature.ts';

interface Evidence {
  listing: Parameters<typeof presentListing>[0] | undefined;
  person: Pick<UserRow, 'id' | 'name' | 'email' | 'banned_at'> | undefined;
  picture: PictureRow | undefined;
  otherPicture: PictureRow | undefined;
}

export function presentSignal(row: SignalRow, { listing, person, picture, otherPicture }: Evidence): Signal {
  return {
    id: String(row.id),
    kind: row.kind,
    score: row.score,
    foundAt: row.found_at.toISOString(),
    person: person && {
      _id: person.id,
      name: person.name,
      email: person.email,
      isBanned: person.banned_at !== null,
    },
    listing: listing && presentListing(listing),
    picture: picture && present(picture),
    otherPicture: otherPicture && present(otherPicture),
  };
}

function present(picture: PictureRow): Picture {
  return presentPicture({ ...picture, isFinished: picture.finished_at !== null });
}
