export const userMenuWords = {
  label: 'User menu',
  of: (name: string) => `User menu, ${name}`,
};
