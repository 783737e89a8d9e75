export const fileNameMessages = { favorite: 'Favorite', shared: 'Shared' };
