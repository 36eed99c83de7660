/** Labels of the fields of loads. Loaded apart from the frame, with their description. */
import { employeeLoads } from '@cotejo/core/employee-loads';

export const fieldLabels = employeeLoads.labels;
