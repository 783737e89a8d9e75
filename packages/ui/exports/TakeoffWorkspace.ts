export { TakeoffWorkspace, type TakeoffWorkspaceProps } from '../src/takeoff/panels/TakeoffWorkspace.tsx';
export type {
  ConditionAssembly,
  GroupControls,
  LayerControls,
  PageHit,
  ProjectTotal,
  RailTool,
  StampControls,
  WorkspaceCondition,
  WorkspaceGroup,
  WorkspaceLayer,
  WorkspacePage,
} from '../src/takeoff/panels/workspaceTypes.ts';
