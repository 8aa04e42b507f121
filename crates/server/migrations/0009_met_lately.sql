-- How often two have met of late, when a match is counted.
CREATE INDEX results_of_whom ON results (who, at);
