import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../api/queries.ts';
import { Avatar } from '../ui/avatar.tsx';

/** Photos seldom change: so long they are not asked for again, unless something was changed here. */
const FRESH_MS = 300_000;

export const photosQuery = { ...operationQuery('Staff_ListPhotos'), staleTime: FRESH_MS };

export interface PersonAvatarProps {
  personId: string;
  name: string;
}

/** The photo that a colleague shows to customers; in two letters, who shows none. */
export function PersonAvatar({ personId, name }: PersonAvatarProps) {
  const { data } = useQuery(photosQuery);
  const photo = data?.photos.find((one) => one.personId === personId)?.photo;
  return <Avatar name={name} photo={photo} />;
}
