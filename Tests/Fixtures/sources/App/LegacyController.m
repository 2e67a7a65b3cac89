#import <UIKit/UIKit.h>

- (void)viewDidLoad {
  self.details.accessibilityLabel = @"Details Button";
  self.more.accessibilityLabel = @"Details Button";
}
