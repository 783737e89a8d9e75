export * from './types.ts';
export { RoomFinder } from './find-rooms.ts';
