import { quickAddMessages } from '../components/QuickAdd/QuickAdd.messages.ts';
import { barcodeFieldMessages } from '../components/BarcodeField/BarcodeField.messages.ts';
import { boardMessages } from '../components/Board/Board.messages.ts';
import { breadcrumbsMessages } from '../components/Breadcrumbs/Breadcrumbs.messages.ts';
import { buttonMessages } from '../components/Button/Button.messages.ts';
import { calendarMessages } from '../components/Calendar/Calendar.messages.ts';
import { chartMessages } from '../components/Chart/Chart.messages.ts';
import { chipMessages } from '../components/Chip/Chip.messages.ts';
import { colorPickerMessages } from '../components/ColorPicker/ColorPicker.messages.ts';
import { commandPaletteMessages } from '../components/CommandPalette/CommandPalette.messages.ts';
import { dateMessages } from '../components/Date/Date.messages.ts';
import { dateRangeMessages } from '../components/Date/DateRange.messages.ts';
import { dateTimeMessages } from '../components/Date/DateTimePicker.messages.ts';
import { periodMessages } from '../components/Date/Period.messages.ts';
import { rangeSliderMessages } from '../components/Slider/RangeSlider.messages.ts';
import { timeFieldMessages } from '../components/Date/TimeField.messages.ts';
import { dialogMessages } from '../components/Dialog/Dialog.messages.ts';
import { feedbackMessages } from '../components/Feedback/Feedback.messages.ts';
import { fieldMessages } from '../components/Field/Field.messages.ts';
import { fileFieldMessages } from '../components/File/FileField.messages.ts';
import { errorSummaryMessages } from '../components/Form/Form.messages.ts';
import { keypadMessages } from '../components/Keypad/Keypad.messages.ts';
import { inlineEditMessages } from '../components/Form/Form.messages.ts';
import { approvalStepsMessages } from '../components/ApprovalSteps/ApprovalSteps.messages.ts';
import { balanceLedgerMessages } from '../patterns/BalanceLedger/BalanceLedger.messages.ts';
import { budgetMatrixMessages } from '../patterns/BudgetMatrix/BudgetMatrix.messages.ts';
import { elapsedBarMessages } from '../components/ElapsedBar/ElapsedBar.messages.ts';
import { formulaFieldMessages } from '../components/FormulaField/FormulaField.messages.ts';
import { mapMessages } from '../components/Map/Map.messages.ts';
import { numberFieldMessages } from '../components/Number/NumberFields.messages.ts';
import { decimalFieldMessages } from '../components/Number/NumberFields.messages.ts';
import { phoneFieldMessages } from '../components/Number/NumberFields.messages.ts';
import { personPickerMessages } from '../components/PersonPicker/PersonPicker.messages.ts';
import { ratingMessages } from '../components/Rating/Rating.messages.ts';
import { scanFieldMessages } from '../components/ScanField/ScanField.messages.ts';
import { comboBoxMessages } from '../components/Select/ComboBox.messages.ts';
import { listboxMessages } from '../components/Select/Listbox.messages.ts';
import { multiSelectMessages } from '../components/Select/MultiSelect.messages.ts';
import { selectMessages } from '../components/Select/Select.messages.ts';
import { scheduleBoardMessages } from '../components/ScheduleBoard/ScheduleBoard.messages.ts';
import { signaturePadMessages } from '../components/SignaturePad/SignaturePad.messages.ts';
import { stepperMessages } from '../components/Stepper/Stepper.messages.ts';
import { tabsMessages } from '../components/Tabs/Tabs.messages.ts';
import { passwordFieldMessages } from '../components/TextField/TextField.messages.ts';
import { searchFieldMessages } from '../components/TextField/TextField.messages.ts';
import { lengthMessages } from '../components/TextField/TextField.messages.ts';
import { progressToastMessages } from '../components/Toast/ProgressToast.messages.ts';
import { toastMessages } from '../components/Toast/Toast.messages.ts';
import { treeMessages } from '../components/Tree/Tree.messages.ts';
import { keyboardDragMessages } from '../dnd/KeyboardDrag.messages.ts';
import { activityComposerMessages } from '../patterns/ActivityComposer/ActivityComposer.messages.ts';
import { appFrameMessages } from '../patterns/AppFrame/AppFrame.messages.ts';
import { clauseListMessages } from '../patterns/ClauseList/ClauseList.messages.ts';
import { derivationPopoverMessages } from '../patterns/Worksheet/DerivationPopover.messages.ts';
import { editableTitleMessages } from '../patterns/RecordPanel/EditableTitle.messages.ts';
import { formulaBarMessages } from '../patterns/Worksheet/FormulaBar.messages.ts';
import { notificationBellMessages } from '../patterns/AppFrame/NotificationBell.messages.ts';
import { optionalItemListMessages } from '../patterns/OptionalItemList/OptionalItemList.messages.ts';
import { rateEditMessages } from '../patterns/Worksheet/RateEdit.messages.ts';
import { recordPanelMessages } from '../patterns/RecordPanel/RecordPanel.messages.ts';
import { revisionSwitchMessages } from '../patterns/RevisionSwitch/RevisionSwitch.messages.ts';
import { richTextEditMessages } from '../patterns/RecordPanel/RichTextEdit.messages.ts';
import { tenderPanelMessages } from '../patterns/TenderPanel/TenderPanel.messages.ts';
import { totalsPanelMessages } from '../patterns/Worksheet/TotalsPanel.messages.ts';
import { userMenuMessages } from '../patterns/AppFrame/UserMenu.messages.ts';
import { chatWindowMessages } from '../patterns/ChatWindow/ChatWindow.messages.ts';
import { checkMatrixMessages } from '../patterns/CheckMatrix/CheckMatrix.messages.ts';
import { lookPickerMessages } from '../patterns/LookPicker/LookPicker.messages.ts';
import { colorSwatchesMessages } from '../patterns/ColorSwatches/ColorSwatches.messages.ts';
import { documentEditorMessages } from '../patterns/DocumentEditor/DocumentEditor.messages.ts';
import { documentPaperMessages } from '../patterns/DocumentPaper/DocumentPaper.messages.ts';
import { commentEditorMessages } from '../patterns/CommentEditor/CommentEditor.messages.ts';
import { commentThreadMessages } from '../patterns/CommentThread/CommentThread.messages.ts';
import { conflictDialogMessages } from '../patterns/ConflictDialog/ConflictDialog.messages.ts';
import { countSheetMessages } from '../patterns/CountSheet/CountSheet.messages.ts';
import { dashboardMessages } from '../patterns/DashboardGrid/DashboardGrid.messages.ts';
import { documentHeaderMessages } from '../patterns/DocumentHeader/DocumentHeader.messages.ts';
import { activityRailMessages } from '../patterns/DocumentLayout/ActivityRail.messages.ts';
import { documentLayoutMessages } from '../patterns/DocumentLayout/DocumentLayout.messages.ts';
import { duplicateNoticeMessages } from '../patterns/DuplicateNotice/DuplicateNotice.messages.ts';
import { fieldMappingMessages } from '../patterns/FieldMapping/FieldMapping.messages.ts';
import { fileAreaMessages } from '../patterns/FileBrowser/FileArea.messages.ts';
import { fileNameMessages } from '../patterns/FileBrowser/FileName.messages.ts';
import { fileStepsMessages } from '../patterns/FileBrowser/FileSteps.messages.ts';
import { fileTilesMessages } from '../patterns/FileBrowser/FileTiles.messages.ts';
import { folderTreeMessages } from '../patterns/FolderTree/FolderTree.messages.ts';
import { formBuilderMessages } from '../patterns/FormBuilder/FormBuilder.messages.ts';
import { formLayoutMessages } from '../patterns/FormLayout/FormLayout.messages.ts';
import { formRendererMessages } from '../patterns/FormRenderer/FormRenderer.messages.ts';
import { globalSearchMessages } from '../patterns/GlobalSearch/GlobalSearch.messages.ts';
import { launcherMessages } from '../patterns/Launcher/Launcher.messages.ts';
import { columnsMenuMessages } from '../patterns/ListLayout/ColumnsMenu.messages.ts';
import { filterMessages } from '../patterns/ListLayout/Filter.messages.ts';
import { filterEditorMessages } from '../patterns/ListLayout/FilterEditor.messages.ts';
import { listLayoutMessages } from '../patterns/ListLayout/ListLayout.messages.ts';
import { paginationMessages } from '../patterns/ListLayout/Pagination.messages.ts';
import { savedViewsMessages } from '../patterns/ListLayout/SavedViews.messages.ts';
import { mergeRecordsMessages } from '../patterns/MergeRecords/MergeRecords.messages.ts';
import { pageHeaderMessages } from '../patterns/PageHeader/PageHeader.messages.ts';
import { pdfViewerMessages } from '../patterns/PdfViewer/PdfViewer.messages.ts';
import { recordLayoutMessages } from '../patterns/RecordLayout/RecordLayout.messages.ts';
import { shareDialogMessages } from '../patterns/ShareDialog/ShareDialog.messages.ts';
import { sheetGridMessages } from '../patterns/SheetGrid/SheetGrid.messages.ts';
import { tabBarMessages } from '../patterns/TabBar/TabBar.messages.ts';
import { pivotTableMessages } from '../patterns/ReportBuilder/PivotTable.messages.ts';
import { reportBuilderMessages } from '../patterns/ReportBuilder/ReportBuilder.messages.ts';
import { tileGridMessages } from '../patterns/TileGrid/TileGrid.messages.ts';
import { mailComposerMessages } from '../patterns/MailComposer/MailComposer.messages.ts';
import { mailReaderMessages } from '../patterns/MailReader/MailReader.messages.ts';
import { offlineQueueMessages } from '../patterns/OfflineQueue/OfflineQueue.messages.ts';
import { photoGridMessages } from '../patterns/PhotoViewer/PhotoGrid.messages.ts';
import { photoViewerMessages } from '../patterns/PhotoViewer/PhotoViewer.messages.ts';
import { uploadPanelMessages } from '../patterns/UploadPanel/UploadPanel.messages.ts';
import { worksheetCellsMessages } from '../patterns/Worksheet/WorksheetCells.messages.ts';
import { worksheetLayoutMessages } from '../patterns/Worksheet/WorksheetLayout.messages.ts';
import { dataTableMessages } from '../data-grid/DataTable.messages.ts';
import { offsetMessages } from '../takeoff/offset/OffsetBar.messages.ts';
import { roomSearchMessages } from '../takeoff/rooms/RoomSearchBar.messages.ts';
import { sheetsSearchMessages } from '../takeoff/symbol-search/SheetsSearchPanel.messages.ts';
import { symbolSearchMessages } from '../takeoff/symbol-search/SymbolSearchBar.messages.ts';
import { takeoffFiguresMessages } from '../takeoff/canvas/figures.messages.ts';
import { takeoffPinsMessages } from '../takeoff/canvas/Pins.messages.ts';
import { takeoffMarksMessages } from '../takeoff/canvas/PlanMark.messages.ts';
import { takeoffCanvasMessages } from '../takeoff/canvas/TakeoffCanvas.messages.ts';
import { takeoffCompareMessages } from '../takeoff/compare/CompareWorkspace.messages.ts';
import { takeoffConditionsMessages } from '../takeoff/panels/ConditionsPanel.messages.ts';
import { takeoffDimensionsMessages } from '../takeoff/panels/Dimensions.messages.ts';
import { takeoffGroupsMessages } from '../takeoff/panels/GroupsPanel.messages.ts';
import { takeoffLayersMessages } from '../takeoff/panels/LayersPanel.messages.ts';
import { takeoffOptionsMessages } from '../takeoff/panels/OptionsBar.messages.ts';
import { takeoffPagesMessages } from '../takeoff/panels/PageDrawer.messages.ts';
import { takeoffScalesMessages } from '../takeoff/panels/ScalesPanel.messages.ts';
import { takeoffSelectionMessages } from '../takeoff/panels/SelectionBar.messages.ts';
import { takeoffStatusMessages } from '../takeoff/panels/StatusLine.messages.ts';
import { takeoffWorkspaceMessages } from '../takeoff/panels/TakeoffWorkspace.messages.ts';
import { takeoffSnapMessages } from '../takeoff/snapping/snap.messages.ts';
import { planPinsMessages } from '../takeoff/plan-pins/PlanPins.messages.ts';
import { takeoffCommandsMessages } from '../takeoff/store/commands.messages.ts';
import { takeoffShortcutsMessages } from '../takeoff/tools/shortcuts.messages.ts';
import { takeoffToolsMessages } from '../takeoff/tools/tools.messages.ts';
import type { Messages } from './catalogue.ts';

/** Complete English catalogue, the base for translations and tests. */
export const english: Messages = {
  activityComposer: activityComposerMessages,
  activityRail: activityRailMessages,
  appFrame: appFrameMessages,
  barcodeField: barcodeFieldMessages,
  board: boardMessages,
  breadcrumbs: breadcrumbsMessages,
  button: buttonMessages,
  calendar: calendarMessages,
  checkMatrix: checkMatrixMessages,
  keyboardDrag: keyboardDragMessages,
  chart: chartMessages,
  chatWindow: chatWindowMessages,
  chip: chipMessages,
  clauseList: clauseListMessages,
  colorPicker: colorPickerMessages,
  colorSwatches: colorSwatchesMessages,
  derivationPopover: derivationPopoverMessages,
  editableTitle: editableTitleMessages,
  formulaBar: formulaBarMessages,
  lookPicker: lookPickerMessages,
  columnsMenu: columnsMenuMessages,
  comboBox: comboBoxMessages,
  commandPalette: commandPaletteMessages,
  commentEditor: commentEditorMessages,
  documentEditor: documentEditorMessages,
  documentPaper: documentPaperMessages,
  commentThread: commentThreadMessages,
  conflictDialog: conflictDialogMessages,
  countSheet: countSheetMessages,
  dashboard: dashboardMessages,
  dataTable: dataTableMessages,
  date: dateMessages,
  dateRange: dateRangeMessages,
  dateTime: dateTimeMessages,
  decimalField: decimalFieldMessages,
  dialog: dialogMessages,
  documentHeader: documentHeaderMessages,
  documentLayout: documentLayoutMessages,
  duplicateNotice: duplicateNoticeMessages,
  approvalSteps: approvalStepsMessages,
  balanceLedger: balanceLedgerMessages,
  budgetMatrix: budgetMatrixMessages,
  elapsedBar: elapsedBarMessages,
  errorSummary: errorSummaryMessages,
  feedback: feedbackMessages,
  fieldMapping: fieldMappingMessages,
  field: fieldMessages,
  fileField: fileFieldMessages,
  filter: filterMessages,
  filterEditor: filterEditorMessages,
  fileArea: fileAreaMessages,
  fileName: fileNameMessages,
  fileSteps: fileStepsMessages,
  fileTiles: fileTilesMessages,
  folderTree: folderTreeMessages,
  formBuilder: formBuilderMessages,
  formLayout: formLayoutMessages,
  formRenderer: formRendererMessages,
  globalSearch: globalSearchMessages,
  inlineEdit: inlineEditMessages,
  formulaField: formulaFieldMessages,
  keypad: keypadMessages,
  launcher: launcherMessages,
  length: lengthMessages,
  listbox: listboxMessages,
  listLayout: listLayoutMessages,
  mailComposer: mailComposerMessages,
  mailReader: mailReaderMessages,
  map: mapMessages,
  mergeRecords: mergeRecordsMessages,
  multiSelect: multiSelectMessages,
  notificationBell: notificationBellMessages,
  numberField: numberFieldMessages,
  offlineQueue: offlineQueueMessages,
  optionalItemList: optionalItemListMessages,
  pageHeader: pageHeaderMessages,
  pagination: paginationMessages,
  passwordField: passwordFieldMessages,
  pdfViewer: pdfViewerMessages,
  period: periodMessages,
  personPicker: personPickerMessages,
  phoneField: phoneFieldMessages,
  photoGrid: photoGridMessages,
  photoViewer: photoViewerMessages,
  planPins: planPinsMessages,
  rangeSlider: rangeSliderMessages,
  rateEdit: rateEditMessages,
  rating: ratingMessages,
  recordLayout: recordLayoutMessages,
  recordPanel: recordPanelMessages,
  revisionSwitch: revisionSwitchMessages,
  richTextEdit: richTextEditMessages,
  savedViews: savedViewsMessages,
  scanField: scanFieldMessages,
  searchField: searchFieldMessages,
  select: selectMessages,
  shareDialog: shareDialogMessages,
  sheetGrid: sheetGridMessages,
  scheduleBoard: scheduleBoardMessages,
  signaturePad: signaturePadMessages,
  stepper: stepperMessages,
  tabBar: tabBarMessages,
  tabs: tabsMessages,
  takeoffSymbolSearch: symbolSearchMessages,
  takeoffCanvas: takeoffCanvasMessages,
  takeoffCommands: takeoffCommandsMessages,
  takeoffCompare: takeoffCompareMessages,
  takeoffConditions: takeoffConditionsMessages,
  takeoffDimensions: takeoffDimensionsMessages,
  takeoffFigures: takeoffFiguresMessages,
  takeoffGroups: takeoffGroupsMessages,
  takeoffLayers: takeoffLayersMessages,
  takeoffMarks: takeoffMarksMessages,
  takeoffPins: takeoffPinsMessages,
  takeoffOffset: offsetMessages,
  takeoffOptions: takeoffOptionsMessages,
  takeoffPages: takeoffPagesMessages,
  takeoffRooms: roomSearchMessages,
  takeoffScales: takeoffScalesMessages,
  takeoffSelection: takeoffSelectionMessages,
  takeoffSheetsSearch: sheetsSearchMessages,
  takeoffShortcuts: takeoffShortcutsMessages,
  takeoffSnap: takeoffSnapMessages,
  takeoffStatus: takeoffStatusMessages,
  takeoffTools: takeoffToolsMessages,
  takeoffWorkspace: takeoffWorkspaceMessages,
  quickAdd: quickAddMessages,
  tenderPanel: tenderPanelMessages,
  pivotTable: pivotTableMessages,
  reportBuilder: reportBuilderMessages,
  tileGrid: tileGridMessages,
  timeField: timeFieldMessages,
  progressToast: progressToastMessages,
  toast: toastMessages,
  totalsPanel: totalsPanelMessages,
  tree: treeMessages,
  uploadPanel: uploadPanelMessages,
  userMenu: userMenuMessages,
  worksheetCells: worksheetCellsMessages,
  worksheetLayout: worksheetLayoutMessages,
};
