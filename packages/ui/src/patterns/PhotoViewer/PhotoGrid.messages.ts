export const photoGridMessages = {
  noDay: 'No date',
  count: (count: number, shown: string) => (count === 1 ? '1 photo' : `${shown} photos`),
  /** Name of a photo: its description, who took it, and its marks. */
  photo: (name: string, takenBy: string) => (takenBy ? `${name}, by ${takenBy}` : name),
  marks: (count: number, shown: string) => (count === 1 ? '1 mark' : `${shown} marks`),
  empty: 'No photos yet',
  emptyText: 'Photos appear here, grouped by the day they were taken.',
  failed: 'Could not load photos',
  loading: 'Loading photos',
};
