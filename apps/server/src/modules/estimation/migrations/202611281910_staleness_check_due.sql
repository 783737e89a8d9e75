-- One word for estimates whose inputs have changed.
alter table estimation rename column radar_due to staleness_check_due;
alter index estimation_radar_due rename to estimation_staleness_check_due;
