export {
  createTakeoffStore,
  type Change,
  type Command,
  type TakeoffState,
  type TakeoffStore,
} from '../src/takeoff/store/takeoffStore.ts';
