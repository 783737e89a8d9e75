export const fileNameWords = { favorite: 'Favorite', shared: 'Shared' };
